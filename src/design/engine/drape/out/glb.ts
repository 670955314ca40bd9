import { jpegOf } from '../../draw/raster/jpeg.js';
import { linearOf } from './colors.js';
import { fitColor } from './fit-scale.js';
import { GlbBuffer } from './glb-buffer.js';
import { pngOf } from './raster/png.js';
import type { Look, Surface, WornScene } from './surface.js';

const [MAGIC, VERSION, JSON_CHUNK, BINARY_CHUNK] = [0x46546c67, 2, 0x4e4f534a, 0x004e4942];
const [REPEAT, CLAMP, LINEAR, LINEAR_MIPMAP_LINEAR] = [10497, 33071, 9729, 9987];
const TEXTURE_QUALITY = 88;
/** Colours along the scale of the fit map. */
const SCALE_WIDTH = 128;

type Json = Record<string, unknown>;

/**
 * The scene as binary glTF 2.0 (ISO/IEC 12113): `Form`, and under `Garment` a mesh for each panel, named as the panel is.
 * What is sewn on is `Buttons`. Metres, y up, +z forward. TEXCOORD_0 is the place on the panel in metres, and the texture repeats over it at true scale
 * (KHR_texture_transform); TEXCOORD_1 is the place on the scale of the fit map, which the variant `fit` shows
 * (KHR_materials_variants; `cloth` is the other). Same scene, same bytes.
 */
export function glbOf(scene: WornScene): Buffer {
  const glb = new GlbWriter();
  const form = glb.form(scene.form);
  const panels = scene.panels.map((panel) => glb.panel(panel));
  const buttons = scene.buttons ? [glb.form(scene.buttons)] : [];
  return glb.bytes(form, panels, buttons);
}

class GlbWriter {
  private readonly buffer = new GlbBuffer();
  private readonly nodes: Json[] = [];
  private readonly meshes: Json[] = [];
  private readonly materials: Json[] = [];
  private readonly textures: Json[] = [];
  private readonly images: Json[] = [];
  private readonly materialOf = new Map<Look, number>();
  private readonly fit = this.fitMaterial();

  /** What is shown alike whatever is shown of the cloth. */
  form(surface: Surface): number {
    const material = this.material(surface.look);
    return this.node(surface, { attributes: this.shapeOf(surface), indices: this.indicesOf(surface), material });
  }

  /** @returns the number of its node */
  panel(surface: Surface): number {
    const material = this.material(surface.look);
    const attributes = { ...this.shapeOf(surface), ...this.placesOf(surface) };
    const mappings = [
      { material, variants: [0] },
      { material: this.fit, variants: [1] },
    ];
    const extensions = { KHR_materials_variants: { mappings } };
    return this.node(surface, { attributes, indices: this.indicesOf(surface), material, extensions });
  }

  bytes(form: number, panels: number[], buttons: number[]): Buffer {
    const garment = this.nodes.push({ name: 'Garment', children: panels }) - 1;
    const root = this.nodes.push({ name: 'Worn', children: [form, garment, ...buttons] }) - 1;
    const binary = this.buffer.bytes();
    const { views: bufferViews, accessors } = this.buffer;
    return container(
      {
        asset: { version: '2.0', generator: 'Fyra' },
        extensionsUsed: ['KHR_materials_variants', 'KHR_texture_transform'].slice(0, this.images.length > 1 ? 2 : 1),
        extensions: { KHR_materials_variants: { variants: [{ name: 'cloth' }, { name: 'fit' }] } },
        scene: 0,
        scenes: [{ nodes: [root] }],
        nodes: this.nodes,
        meshes: this.meshes,
        materials: this.materials,
        textures: this.textures,
        images: this.images,
        samplers: SAMPLERS,
        accessors,
        bufferViews,
        buffers: [{ byteLength: binary.length }],
      },
      binary,
    );
  }

  private node({ name, extras }: Surface, primitive: Json): number {
    const mesh = this.meshes.push({ name, primitives: [primitive] }) - 1;
    return this.nodes.push({ name, mesh, ...(extras ? { extras } : {}) }) - 1;
  }

  private shapeOf({ positions, normals }: Surface): Json {
    return { POSITION: this.buffer.vertices(positions, 3), NORMAL: this.buffer.vertices(normals, 3) };
  }

  private placesOf({ flat, fit }: Surface): Json {
    const along = fit && Float32Array.from({ length: fit.length * 2 }, (_, i) => (i & 1 ? 0.5 : fit[i >> 1]));
    return {
      ...(flat ? { TEXCOORD_0: this.buffer.vertices(flat, 2) } : {}),
      ...(along ? { TEXCOORD_1: this.buffer.vertices(along, 2) } : {}),
    };
  }

  private indicesOf({ triangles, positions }: Surface): number {
    return this.buffer.indices(triangles, positions.length / 3);
  }

  private material(look: Look): number {
    const known = this.materialOf.get(look) ?? this.materials.push(this.materialFor(look)) - 1;
    this.materialOf.set(look, known);
    return known;
  }

  private materialFor(look: Look): Json {
    const { name, hex, tile, shine, opacity } = look;
    const color = tile ? [1, 1, 1] : linearOf(hex);
    const texture = tile && {
      index: this.texture(jpegOf(tile, TEXTURE_QUALITY), 'image/jpeg', 0),
      extensions: { KHR_texture_transform: { scale: [1 / tile.across, -1 / tile.along] } },
    };
    return {
      name,
      doubleSided: true,
      ...(opacity < 1 ? { alphaMode: 'BLEND' } : {}),
      pbrMetallicRoughness: {
        baseColorFactor: [...color, opacity],
        ...(texture ? { baseColorTexture: texture } : {}),
        metallicFactor: 0,
        roughnessFactor: 0.95 - 0.5 * shine,
      },
    };
  }

  private fitMaterial(): number {
    const pixels = new Uint8Array(SCALE_WIDTH * 4).fill(255);
    for (let x = 0; x < SCALE_WIDTH; x++) pixels.set(fitColor(x / (SCALE_WIDTH - 1)), x * 4);
    const index = this.texture(pngOf({ pixels, width: SCALE_WIDTH, height: 1 }), 'image/png', 1);
    const pbrMetallicRoughness = { baseColorTexture: { index, texCoord: 1 }, metallicFactor: 0, roughnessFactor: 1 };
    return this.materials.push({ name: 'fit', doubleSided: true, pbrMetallicRoughness }) - 1;
  }

  private texture(bytes: Uint8Array, mimeType: string, sampler: number): number {
    const source = this.images.push({ bufferView: this.buffer.view(Buffer.from(bytes)), mimeType }) - 1;
    return this.textures.push({ source, sampler }) - 1;
  }
}

const SAMPLERS = [
  { magFilter: LINEAR, minFilter: LINEAR_MIPMAP_LINEAR, wrapS: REPEAT, wrapT: REPEAT },
  { magFilter: LINEAR, minFilter: LINEAR, wrapS: CLAMP, wrapT: CLAMP },
];

/** Header, the chunk of JSON and the chunk of numbers. */
function container(json: Json, binary: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
  const total = 12 + 8 + padded.length + 8 + binary.length;
  return Buffer.concat([
    uint32(MAGIC, VERSION, total),
    uint32(padded.length, JSON_CHUNK),
    padded,
    uint32(binary.length, BINARY_CHUNK),
    binary,
  ]);
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32LE(value, i * 4));
  return bytes;
}
