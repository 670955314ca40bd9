import { BROWN, JPEG, PNG, WEBP } from '../../../test/support/pictures.js';
import { decodePng } from '../../../test/support/png.js';
import { fitted, handed } from './image.worker.js';
import { pictureFacts } from './picture-bytes.js';

describe('what bytes say of themselves', () => {
  it.each([
    ['a PNG', PNG, { type: 'image/png', width: 32, height: 48 }],
    ['a JPEG', JPEG, { type: 'image/jpeg', width: 32, height: 48 }],
    ['a WebP', WEBP, null],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'), null],
    ['a cut JPEG', JPEG.subarray(0, 300), null],
    ['nothing', Buffer.alloc(0), null],
  ])('%s', (_, bytes, facts) => expect(pictureFacts(bytes)).toEqual(facts));
});

const resized = (bytes: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

describe('a picture as it was ordered', () => {
  it.each([
    ['a PNG', PNG, 64, 96],
    ['a JPEG', JPEG, 64, 96],
    ['one of another shape', PNG, 80, 80],
  ])('%s', async (_, bytes, width, height) => {
    const png = await fitted({ bytes, width, height });
    const picture = decodePng(Buffer.from(png!));
    expect([picture.width, picture.height]).toEqual([width, height]);
    for (const [x, y] of [
      [1, 1],
      [width - 2, height - 2],
    ])
      expect(picture.at(x, y)).toBe(BROWN);
  });

  it.each([
    ['a WebP', WEBP],
    ['a PNG without its pixels', PNG.subarray(0, 60)],
    ['a PNG that claims to be huge', resized(PNG, 40_000, 40_000)],
    ['a PNG without extent', resized(PNG, 0, 48)],
    ['text', Buffer.from('no picture')],
  ])('not %s', async (_, bytes) => expect(await fitted({ bytes, width: 8, height: 12 })).toBeNull());
});

describe('what an image API hands over', () => {
  const body = (one: object | string): Buffer =>
    Buffer.from(typeof one === 'string' ? one : JSON.stringify({ data: [one] }));
  it.each<[string, object | string, unknown]>([
    ['base64', { b64_json: 'aGk=' }, { bytes: Buffer.from('hi') }],
    ['an address', { url: 'https://x.example/1.png' }, { url: 'https://x.example/1.png' }],
    ['a picture within its address', { url: 'data:image/png;base64,aGk=' }, { bytes: Buffer.from('hi') }],
    ['neither', { revised_prompt: 'x' }, null],
    ['an endless address', { url: `https://${'x'.repeat(5000)}` }, null],
    ['other types', { b64_json: 7, url: [] }, null],
    ['no JSON', 'oops', null],
    ['null', 'null', null],
  ])('%s', (_, given, expected) => expect(handed(body(given))).toEqual(expected));
});
