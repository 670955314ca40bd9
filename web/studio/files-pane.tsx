import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../parts/picture.js';
import { fixed } from '../format.js';
import { garmentWords } from '../words/garment.js';

/** How large a file is, in bytes; asking for one that is still to be made waits for it. */
export type SizeOf = (path: string) => Promise<number | null>;

/** Made only when somebody asks: to ask for their size would make them. */
const ON_REQUEST: ReadonlySet<string> = new Set([
  'pdf_projector',
  'graded_dxf',
  'steps_svg',
  'worn_glb',
  'worn_png',
  'fit_png',
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
  const names = Object.keys(garmentWords().files).filter((name) => name in files);
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
            {garmentWords().files[name]}
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
    ? garmentWords().onRequest
    : bytes < 1_000_000
      ? `${Math.ceil(bytes / 1000)} kB`
      : `${fixed(bytes / 1_000_000, 1)} MB`;
