/** Names, and what a text calls such a value: each family of them in every wording, asked for each of the others. */
export interface Family {
  /** what a name asks for, by what a text calls it */
  roles: Readonly<Record<string, string>>;
  type: 'number' | 'string' | 'date';
  /** the value as a text has it, and as an answer has it */
  said: string;
  is: unknown;
  wordings: readonly ((role: string, said: string) => string)[];
}

const SUMS = ['rent', 'deposit', 'tip', 'fine', 'discount', 'refund', 'shipping', 'voucher', 'salary', 'budget'];

export const FAMILIES: Readonly<Record<string, Family>> = {
  sums: {
    roles: { ...Object.fromEntries(SUMS.map((one) => [`${one.toLowerCase()}_eur`, one])), bonus_eur: 'bonus' },
    type: 'number',
    said: '€1,150',
    is: 1150,
    wordings: [
      (role, said) => `Flat in the old mill, ${role} ${said}.`,
      (role, said) => `We paid ${said} for the ${role}.`,
      (role, said) => `It comes with a ${said} ${role}.`,
      (role, said) => `${role}: ${said}`,
    ],
  },
  days: {
    roles: {
      ordered: 'ordered',
      shipped_on: 'shipped',
      due_date: 'due',
      born: 'born',
      expires: 'expires',
      installed: 'installed',
      wedding_date: 'wedding',
      exam_date: 'exam',
    },
    type: 'date',
    said: '14 March 2027',
    is: '2027-03-14',
    wordings: [(role, said) => `${role} ${said}`, (role, said) => `Item 44-B, ${role} on ${said}, still here.`],
  },
  times: {
    roles: {
      opens: 'opens',
      closes: 'closes',
      departs: 'departs',
      arrives: 'arrives',
      check_in: 'check-in',
      check_out: 'check-out',
    },
    type: 'string',
    said: '09:40',
    is: '09:40',
    wordings: [(role, said) => `${role} ${said}`, (role, said) => `${role}: ${said}`],
  },
  measures: {
    roles: {
      chest_cm: 'chest',
      waist_cm: 'waist',
      sleeve_cm: 'sleeve',
      height_cm: 'height',
      width_cm: 'width',
      diameter_cm: 'diameter',
    },
    type: 'number',
    said: '92 cm',
    is: 92,
    wordings: [(role, said) => `It has a ${role} of ${said}.`, (role, said) => `${said} ${role}, blue.`],
  },
  people: {
    roles: {
      tenant: 'tenant',
      landlord: 'landlord',
      patient: 'patient',
      client: 'client',
      guest: 'guest',
      witness: 'witness',
      teacher: 'teacher',
    },
    type: 'string',
    said: 'Mary Nolan',
    is: 'Mary Nolan',
    wordings: [
      (role, said) => `The ${role} is ${said}.`,
      (role, said) => `${said} (${role}) rang this morning.`,
      (role, said) => `${said}, the ${role}, was there.`,
    ],
  },
};
