/** The tables that ITU-T T.81 (the JPEG standard) proposes in its annex K: steps of quantisation K.1 and K.2, codes K.3 to K.6. */

/** Place in a block, row by row, of each of the 64 values as they are written (figure 5). */
export const ZIGZAG: readonly number[] = zigzag();

/** Steps in the order of writing, for brightness and for colour. */
export const STEPS = {
  luma: [
    16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61,
    60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103, 62, 77, 113,
    121, 112, 100, 120, 92, 101, 103, 99,
  ],
  chroma: [
    17, 18, 18, 24, 21, 24, 47, 26, 26, 47, 99, 66, 56, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99,
  ],
} as const;

/** A Huffman code as the file carries it: how many symbols have 1 to 16 bits, and the symbols, both in hex. */
export interface CodeTable {
  counts: string;
  symbols: string;
}

export const CODES = {
  lumaDc: {
    counts: '00010501010101010100000000000000',
    symbols: '000102030405060708090a0b',
  },
  lumaAc: {
    counts: '0002010303020403050504040000017d',
    symbols:
      '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728' +
      '292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a83848586878889' +
      '8a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2' +
      'e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  },
  chromaDc: {
    counts: '00030101010101010101010000000000',
    symbols: '000102030405060708090a0b',
  },
  chromaAc: {
    counts: '00020102040403040705040400010277',
    symbols:
      '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a26' +
      '2728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a828384858687' +
      '88898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9da' +
      'e2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  },
} as const satisfies Record<string, CodeTable>;

/** Along the diagonals of 8 × 8, there and back. */
function zigzag(): number[] {
  const places = Array.from({ length: 64 }, (_, i) => ({ i, x: i % 8, y: Math.floor(i / 8) }));
  const along = ({ x, y }: { x: number; y: number }): number => ((x + y) % 2 ? y : x);
  return places.sort((a, b) => a.x + a.y - b.x - b.y || along(a) - along(b)).map(({ i }) => i);
}
