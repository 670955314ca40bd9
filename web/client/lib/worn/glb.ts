/** What the turntable draws of a binary glTF of ours: triangles with their places, and materials with their pictures. */
export interface Part {
  name: string;
  positions: Float32Array;
  normals: Float32Array;
  /** place on the panel, metres; absent on the form */
  flat?: Float32Array;
  /** place on the scale of the fit map; absent on the form */
  fit?: Float32Array;
  triangles: Uint16Array | Uint32Array;
  material: Material;
}

export interface Material {
  /** linear light and opacity */
  color: readonly [number, number, number, number];
  /** how often the picture repeats in a metre, across and along */
  repeats: readonly [number, number];
  picture?: Blob;
}

export interface Model {
  parts: Part[];
  /** the colours of the fit map, from loose to tight */
  scale?: Blob;
}

interface TextureInfo {
  index: number;
  extensions?: { KHR_texture_transform?: { scale?: [number, number] } };
}

interface Document {
  meshes: { name: string; primitives: { attributes: Record<string, number>; indices: number; material: number }[] }[];
  materials: {
    name: string;
    pbrMetallicRoughness: { baseColorFactor?: [number, number, number, number]; baseColorTexture?: TextureInfo };
  }[];
  textures: { source: number }[];
  images: { bufferView: number; mimeType: string }[];
  accessors: { bufferView: number; componentType: number; count: number; type: 'SCALAR' | 'VEC2' | 'VEC3' }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
}

const SIZES = { SCALAR: 1, VEC2: 2, VEC3: 3 } as const;
const [MAGIC, SHORT] = [0x46546c67, 5123];

/** @throws Error when it is not one */
export function modelOf(bytes: ArrayBuffer): Model {
  const view = new DataView(bytes);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== MAGIC) throw new TypeError('glb');
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length))) as Document;
  return new Reader(json, bytes, 28 + length).model();
}

class Reader {
  constructor(
    private readonly json: Document,
    private readonly bytes: ArrayBuffer,
    private readonly start: number,
  ) {}

  model(): Model {
    const scale = this.json.materials.find(({ name }) => name === 'fit')?.pbrMetallicRoughness.baseColorTexture;
    return { parts: this.json.meshes.map((mesh) => this.part(mesh)), scale: scale && this.picture(scale.index) };
  }

  private part({ name, primitives: [{ attributes, indices, material }] }: Document['meshes'][number]): Part {
    const { POSITION, NORMAL, TEXCOORD_0: flat, TEXCOORD_1: fit } = attributes;
    return {
      name,
      positions: this.floats(POSITION),
      normals: this.floats(NORMAL),
      ...(flat === undefined ? {} : { flat: this.floats(flat) }),
      ...(fit === undefined ? {} : { fit: this.floats(fit) }),
      triangles: this.numbers(indices) as Uint16Array | Uint32Array,
      material: this.material(material),
    };
  }

  private material(index: number): Material {
    const { baseColorFactor, baseColorTexture } = this.json.materials[index].pbrMetallicRoughness;
    const repeats = baseColorTexture?.extensions?.KHR_texture_transform?.scale ?? [1, 1];
    const picture = baseColorTexture && this.picture(baseColorTexture.index);
    return { color: baseColorFactor ?? [1, 1, 1, 1], repeats, picture };
  }

  private picture(texture: number): Blob {
    const { bufferView, mimeType } = this.json.images[this.json.textures[texture].source];
    const { byteOffset, byteLength } = this.json.bufferViews[bufferView];
    return new Blob([new Uint8Array(this.bytes, this.start + byteOffset, byteLength)], { type: mimeType });
  }

  private floats = (accessor: number): Float32Array => this.numbers(accessor) as Float32Array;

  private numbers(accessor: number): Float32Array | Uint16Array | Uint32Array {
    const { bufferView, componentType, count, type } = this.json.accessors[accessor];
    const from = this.start + this.json.bufferViews[bufferView].byteOffset;
    const length = count * SIZES[type];
    if (type !== 'SCALAR') return new Float32Array(this.bytes.slice(from, from + length * 4));
    return componentType === SHORT
      ? new Uint16Array(this.bytes.slice(from, from + length * 2))
      : new Uint32Array(this.bytes.slice(from, from + length * 4));
  }
}
