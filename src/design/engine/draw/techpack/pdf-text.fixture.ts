import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';

/** Reads a PDF's text back through its ToUnicode maps, as a reader's clipboard does. */

const decoded = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

const utf16 = (hex: string): string =>
  (hex.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Glyph number → text of one font. */
function toUnicode(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, block] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, , list] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g))
      [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex], i) => map.set(Number.parseInt(from, 16) + i, utf16(hex)));
  return map;
}

export interface ReadPage {
  width: number;
  height: number;
  text: string;
}

export async function readPdf(bytes: Uint8Array): Promise<{
  pages: ReadPage[];
  fonts: Array<{ name: string; embedded: boolean }>;
  producer?: string;
  created?: Date;
}> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Map<string, boolean>();
  const pages = pdf.getPages().map((page): ReadPage => {
    const used = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const maps = new Map<string, Map<number, string>>();
    for (const [key] of used?.entries() ?? []) {
      const font = used?.lookup(key, PDFDict);
      const descendant = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
      const descriptor = descendant?.lookup(PDFName.of('FontDescriptor'), PDFDict);
      fonts.set(String(font?.get(PDFName.of('BaseFont'))), descriptor?.has(PDFName.of('FontFile2')) ?? false);
      maps.set(key.asString(), toUnicode(decoded(font?.lookup(PDFName.of('ToUnicode')))));
    }
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => pdf.context.lookup(ref)) : [contents];
    return { ...page.getSize(), text: textOf(streams.map(decoded).join('\n'), maps) };
  });
  return {
    pages,
    fonts: [...fonts].map(([name, embedded]) => ({ name, embedded })),
    producer: pdf.getProducer(),
    created: pdf.getCreationDate(),
  };
}

function textOf(content: string, maps: ReadonlyMap<string, Map<number, string>>): string {
  const lines: string[] = [];
  let font: Map<number, string> | undefined;
  for (const [, name, shown] of content.matchAll(/(\/F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    if (name) font = maps.get(name);
    else
      lines.push(
        [...shown.matchAll(/<(\w+)>/g)]
          .map(([, hex]) => (hex.match(/.{4}/g) ?? []).map((g) => font?.get(Number.parseInt(g, 16)) ?? '').join(''))
          .join(''),
      );
  }
  return lines.join('\n');
}
