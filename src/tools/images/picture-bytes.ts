export interface PictureFacts {
  type: 'image/png' | 'image/jpeg';
  /** pixels */
  width: number;
  height: number;
}

/** Start-of-frame markers of JPEG (ITU-T T.81, table B.1), without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What a picture says of itself in its first bytes; null for what is neither PNG nor JPEG. */
export function pictureFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')))
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length >= 4 && bytes.readUInt32BE(0) >>> 8 === 0xffd8ff) return jpegFacts(bytes);
  return null;
}

function jpegFacts(bytes: Buffer): PictureFacts | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (!isFrame(bytes[at + 1])) continue;
    return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}
