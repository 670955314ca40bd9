import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../parts/picture.js';

/** How large a file is, in bytes; asking for one that is still to be made waits for it. */
export type SizeOf = (path: string) => Promise<number | null>;

const SAID: Record<string, string> = {
  pdf_a4: 'Pattern on A4 pages, to be stuck together (PDF)',
  pdf_letter: 'Pattern on US Letter pages (PDF)',
  pdf_a0: 'Pattern on A0 sheets, for a copy shop (PDF)',
  pdf_projector: 'Pattern for a projector (PDF)',
  svg: 'Pattern at true scale (SVG)',
  graded_svg: 'All sizes laid over each other (SVG)',
  graded_pdf_a0: 'All sizes on A0 sheets (PDF)',
  dxf: 'Pieces for garment CAD (DXF)',
  graded_dxf: 'All sizes for garment CAD (DXF)',
  garmentcode: 'GarmentCode parameters (JSON)',
  techpack: 'Tech pack for a maker (PDF)',
  steps_svg: 'The sewing steps, drawn (SVG)',
  marker_90_pdf: 'How it lies on cloth of 90 cm (PDF)',
  marker_140_pdf: 'How it lies on cloth of 140 cm (PDF)',
  marker_150_pdf: 'How it lies on cloth of 150 cm (PDF)',
};

/** Made only when somebody asks: to ask for their size would make them. */
const ON_REQUEST: ReadonlySet<string> = new Set([
  'pdf_projector',
  'graded_dxf',
  'steps_svg',
  'marker_90_pdf',
  'marker_140_pdf',
  'marker_150_pdf',
]);

interface FilesProps {
  base: string;
  files: Readonly<Record<string, string>>;
  sizeOf?: SizeOf;
}

/** Every file with its size; the browser learns the sizes one after the other. */
export function FilesPane({ base, files, sizeOf }: FilesProps) {
  const [sizes, setSizes] = useState<Record<string, number | null>>({});
  const names = Object.keys(SAID).filter((name) => name in files);
  const key = files.techpack ?? '';
  useEffect(() => {
    let isStill = true;
    setSizes({});
    void (async () => {
      for (const name of sizeOf ? names.filter((one) => !ON_REQUEST.has(one)) : []) {
        if (!isStill) return;
        const bytes = await sizeOf!(pathOf(base, files[name])).catch(() => null);
        if (isStill) setSizes((known) => ({ ...known, [name]: bytes }));
      }
    })();
    return () => void (isStill = false);
  }, [key]);
  return (
    <ul class="files">
      {names.map((name) => (
        <li key={name}>
          <a href={pathOf(base, files[name])} download={fileNameOf(files[name])}>
            {SAID[name]}
          </a>{' '}
          <span class="size">{saidSize(sizes[name])}</span>
        </li>
      ))}
    </ul>
  );
}

const fileNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

const saidSize = (bytes: number | null | undefined): string =>
  bytes === undefined || bytes === null
    ? 'made when you ask'
    : bytes < 1_000_000
      ? `${Math.ceil(bytes / 1000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
