/** Systems of sizes; `eu` is the German row, which the north of Europe shares. */
export type SizeSystem = 'eu' | 'uk' | 'us' | 'fr' | 'it' | 'jp';

/** How texts name them: parts of a regular expression over lower-case text. */
export const SYSTEMS: readonly (readonly [system: SizeSystem, names: string])[] = [
  [
    'fr',
    'fr|french|france|spanish|spain|fransk|franska|frankrike|französisch\\p{L}*|frankreich|français\\p{L}*|francia|francés\\p{L}*|frances[ae]s?|spansk|spanska|spanien',
  ],
  [
    'it',
    'it(?=[\\s-]?\\d\\d)|italian|italy|italiensk|italienisch\\p{L}*|italie|italienne?s?|italia|italian[oa]s?|italienska|italien',
  ],
  ['jp', 'jp|japanese|japan|japansk|japanska|japanisch\\p{L}*|japon|japonaises?|japón|japones\\p{L}*'],
  [
    'uk',
    'uk|british|britain|britisch\\p{L}*|großbritannien|englisch\\p{L}*|anglais\\p{L}*|angleterre|inglés\\p{L}*|inglaterra|reino unido|england|english|australian|australia|gb|brittisk|brittiska|engelsk|engelska|storbritannien',
  ],
  [
    'us',
    'us|usa|u\\.s\\.|american|amerikanisch\\p{L}*|américain\\p{L}*|(?<!(?:de|una|la|mi|su) )american[oa]s?|états unis|états-unis|estados unidos|eeuu|america|the states|amerikansk|amerikanska|amerika',
  ],
  [
    'eu',
    'eu|europe|european|europa|europeisk|europeiska|german|deutsch\\p{L}*|deutschland|allemand\\p{L}*|allemagne|alem[aá]n\\p{L}*|alemania|europäisch\\p{L}*|européen\\p{L}*|europe[oa]s?|germany|de(?=[\\s-]?\\d)|tysk|tyska|tyskland|swedish|sweden|svensk|svenska|sverige',
  ],
];
export const LABELS: Readonly<Record<SizeSystem, string>> = {
  eu: 'EU',
  uk: 'UK',
  us: 'US',
  fr: 'FR',
  it: 'IT',
  jp: 'JP',
};
