/** A refusal of the API. */
export interface Refused {
  status: number;
  code?: string;
  /** the API's own words, in English */
  detail?: string;
}

/** Why an operation was refused: what the API says is English already. */
export const words = {
  said: ({ detail, status }: Refused): string => detail ?? `This did not work (${status}).`,
  codes: {} as Readonly<Record<string, string>>,
};
