const [FLOAT, UNSIGNED_SHORT, UNSIGNED_INT] = [5126, 5123, 5125];
const [VERTICES, INDICES] = [34962, 34963];
const TYPES = { 1: 'SCALAR', 2: 'VEC2', 3: 'VEC3' } as const;

interface View {
  buffer: 0;
  byteOffset: number;
  byteLength: number;
  target?: number;
}

interface Accessor {
  bufferView: number;
  componentType: number;
  count: number;
  type: string;
  min?: number[];
  max?: number[];
}

/** The one buffer of a binary glTF, and what stands where in it. */
export class GlbBuffer {
  readonly views: View[] = [];
  readonly accessors: Accessor[] = [];
  private readonly parts: Buffer[] = [];
  private length = 0;

  /** @returns the number of the accessor */
  vertices(values: Float32Array, size: 1 | 2 | 3): number {
    const bounds = size === 3 ? boundsOf(values) : {};
    const bufferView = this.view(Buffer.from(values.buffer, values.byteOffset, values.byteLength), VERTICES);
    return this.accessor({
      bufferView,
      componentType: FLOAT,
      count: values.length / size,
      type: TYPES[size],
      ...bounds,
    });
  }

  /** @returns the number of the accessor */
  indices(values: Uint32Array, vertices: number): number {
    const short = vertices <= 65_535;
    const kept = short ? Uint16Array.from(values) : values;
    const bufferView = this.view(Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength), INDICES);
    const componentType = short ? UNSIGNED_SHORT : UNSIGNED_INT;
    return this.accessor({ bufferView, componentType, count: values.length, type: 'SCALAR' });
  }

  /** @returns the number of the view */
  view(bytes: Buffer, target?: number): number {
    const padding = Buffer.alloc(-this.length & 3);
    this.parts.push(padding, bytes);
    this.views.push({
      buffer: 0,
      byteOffset: this.length + padding.length,
      byteLength: bytes.length,
      ...(target === undefined ? {} : { target }),
    });
    this.length += padding.length + bytes.length;
    return this.views.length - 1;
  }

  bytes(): Buffer {
    return Buffer.concat([...this.parts, Buffer.alloc(-this.length & 3)]);
  }

  private accessor(accessor: Accessor): number {
    this.accessors.push(accessor);
    return this.accessors.length - 1;
  }
}

function boundsOf(values: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < values.length; i++) {
    min[i % 3] = Math.min(min[i % 3], values[i]);
    max[i % 3] = Math.max(max[i % 3], values[i]);
  }
  return { min, max };
}
