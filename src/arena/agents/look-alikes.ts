/** Letters of other scripts that look like Latin ones, each followed by its likeness (after Unicode TS 39, the commonest). */
const PAIRS = [
  'АAВBЕEКKМMНHОOРPСCТTУYХXЅSІIЈJԚQԜWԌGӀIҮY', // Cyrillic capitals
  'аaвbгrеeиuкkмmнhоoпnрpсcтtуyхxьbѕsіiјjһhԁdԛqԝwӏlѵvүy', // Cyrillic
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX', // Greek capitals
  'αaγyεeηnιiκkνvοoρpσoτtυuχxωwϲcϳj', // Greek
  'ıiɑaɡgɩiʏyᴀaᴄcᴇeᴋkᴍmᴏoᴜuᴠvᴡwᴢz', // Latin letters of other uses
].flatMap((row) => [...row]);

const LIKENESS = new Map(PAIRS.flatMap((letter, i) => (i % 2 === 0 ? [[letter, PAIRS[i + 1]] as const] : [])));
/** Not to be told apart in many typefaces. */
const TWINS: Record<string, string> = { i: 'l', '1': 'l', '|': 'l', '0': 'o' };

/** What a name looks like: Latin likenesses, without marks, case and whatever is no letter or digit; `0`, `1` and `I` as letters. */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = Array.from(plain, (letter) => LIKENESS.get(letter) ?? letter).join('');
  const folded = Array.from(latin.toLowerCase(), (letter) => TWINS[letter] ?? letter).join('');
  return folded.replace(/[^\p{L}\p{N}]/gu, '');
}
