/** Random hexadecimal of either length has more. */
const DIFFERENT = 8;
/** In characters; what `openssl rand -hex 32` prints has 64. */
const LEAST = { ADMIN_TOKEN: 16, KEY_PEPPER: 32, KEY_PEPPER_ALSO: 32 } as const;

interface Secrets {
  adminToken?: string | undefined;
  keyPepper?: string | undefined;
  keyPepperAlso?: string | undefined;
}

/** One line for each secret that could be guessed; one that is not set is none. */
export function weakSecrets({ adminToken, keyPepper, keyPepperAlso }: Secrets): string[] {
  return [
    ...weakness('ADMIN_TOKEN', adminToken),
    ...weakness('KEY_PEPPER', keyPepper),
    ...weakness('KEY_PEPPER_ALSO', keyPepperAlso),
  ];
}

function weakness(name: keyof typeof LEAST, secret: string | undefined): string[] {
  if (!secret || (secret.length >= LEAST[name] && new Set(secret).size >= DIFFERENT)) return [];
  return [
    `${name} is weak: give at least ${LEAST[name]} characters, ${DIFFERENT} of them different (openssl rand -hex 32)`,
  ];
}
