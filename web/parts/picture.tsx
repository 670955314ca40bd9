import type { components } from '../api.js';

export type Illustration = components['schemas']['IllustrationView'];

/** The path of a file of ours: pages ask their own origin, whatever address the API names. */
export const pathOf = (base: string, address: string): string =>
  base + address.slice(Math.max(0, address.indexOf('/api/design/')));

/** Characters of what is drawn without being made. */
export const LONGEST_SKETCH = 500;

/** The address of a quick drawing of a text, that nobody has made. */
export const sketchOf = (base: string, description: string, style = ''): string =>
  `${base}/api/v1/design/preview?${new URLSearchParams({ description, ...(style ? { style } : {}), format: 'jpg' })}`;

interface PictureProps {
  base: string;
  illustration: Illustration;
  alt: string;
  /** how wide it is shown, as the attribute of an image says it */
  sizes: string;
  class?: string;
  /** It is what the page is about: it comes before everything else. */
  isFirst?: boolean;
  /** It stands below what is seen at first. */
  isLater?: boolean;
}

/** An illustration as large as it is shown. */
export const Picture = ({ base, illustration, isFirst, isLater, ...rest }: PictureProps) => {
  const { previews, width, height } = illustration;
  return (
    <img
      {...rest}
      srcset={previews.map((one) => `${pathOf(base, one.jpg)} ${one.width}w`).join(', ')}
      src={pathOf(base, previews.at(-1)!.jpg)}
      width={width}
      height={height}
      fetchpriority={isFirst ? 'high' : undefined}
      loading={isLater ? 'lazy' : undefined}
    />
  );
};
