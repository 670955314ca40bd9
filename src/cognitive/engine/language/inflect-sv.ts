/**
 * Inflection of Swedish words by class, as much as a lexicon needs: every form that is written alike gets the
 * lemma's weight. Irregular words list their forms with slashes instead.
 */

const VOWELS = 'aeiouyåäö';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** vacker → vackr-, enkel → enkl-, besviken → besvikn-, dum → dumm-. */
function adjectiveStem(word: string): string {
  const unstressed = /^.*[aeiouyåäö].*(er|el|en)$/.test(word) && word.length > 4;
  if (unstressed) return word.slice(0, -2) + word.slice(-1);
  if (/(sam|dum|om|im)$/.test(word)) return `${word}m`;
  return word;
}

function neuter(word: string): string {
  if (/(iken|aken|agen|ugen|upen|sen|uten|iven|gen|ken)$/.test(word)) return `${word.slice(0, -1)}t`;
  if (word.endsWith('nn')) return `${word.slice(0, -1)}t`;
  if (word.endsWith('ad')) return word.length <= 4 ? `${word.slice(0, -1)}tt` : `${word.slice(0, -1)}t`;
  if (word.endsWith('d')) return isVowel(word.at(-2)) ? `${word.slice(0, -1)}tt` : `${word.slice(0, -1)}t`;
  if (word.endsWith('t')) return isVowel(word.at(-2)) ? `${word}t` : word;
  return isVowel(word.at(-1)) ? `${word}tt` : `${word}t`;
}

/** fin: fin fint fina fine finare finast finaste. */
export function adjective(word: string): string[] {
  if (/(ande|ende)$/.test(word)) return [word, `${word}s`];
  const stem = adjectiveStem(word);
  if (word.endsWith('ad') && word.length > 4) return [word, neuter(word), `${word}e`, `${word}es`];
  return [word, neuter(word), ...['a', 'e', 'are', 'ast', 'aste'].map((ending) => stem + ending)];
}

/** First conjugation, älska: -ar -ade -at -ad -as -ades -ande. */
export function verbAr(infinitive: string): string[] {
  const endings = ['', 'r', 'de', 't', 'd', 's', 'des', 'ts', 'nde'];
  return endings.map((ending) => infinitive + ending);
}

/** Second conjugation, störa: -er -de -t, with -te after k, p, s, t, x; -d- and -t- passives too. */
export function verbEr(infinitive: string): string[] {
  const stem = infinitive.slice(0, -1);
  const single = /mm$|nn$/.test(stem) ? stem.slice(0, -1) : stem;
  const voiceless = /[kpstx]$/.test(stem);
  const past = voiceless ? ['te', 't', 'ta', 'tes', 'ts'] : ['de', 't', 'd', 'da', 'des', 'ts'];
  const present = stem.endsWith('r') ? [stem] : [`${stem}er`];
  return [infinitive, ...present, `${infinitive}s`, `${infinitive}nde`, ...past.map((ending) => single + ending)];
}

const withGenitive = (forms: string[]): string[] =>
  forms.flatMap((form) => (form.endsWith('s') ? [form] : [form, `${form}s`]));

/** glädje, katastrof, kaos: forms by declension 1 (-or), 2 (-ar), 3 (-er), 4 (-n, neuter) or 5 (neuter, bare plural). */
export function noun(word: string, declension: number): string[] {
  const stem = /[ae]$/.test(word) ? word.slice(0, -1) : word.endsWith('dröm') ? `${word}m` : word;
  const definite = isVowel(word.at(-1)) ? `${word}n` : `${stem}en`;
  const neuterDefinite = isVowel(word.at(-1)) ? `${word}t` : `${word}et`;
  const forms: Record<number, string[]> = {
    1: [word, definite, `${stem}or`, `${stem}orna`],
    2: [word, definite, `${stem}ar`, `${stem}arna`],
    3: [word, definite, `${stem}er`, `${stem}erna`],
    4: [word, neuterDefinite, `${word}n`, `${word}na`],
    5: [word, neuterDefinite, `${word}en`],
  };
  return withGenitive(forms[declension]);
}
