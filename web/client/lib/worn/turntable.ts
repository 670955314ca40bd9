import type { Showing, Turntable } from '../../../studio/worn.js';
import { modelOf, type Model, type Part } from './glb.js';
import { FRAGMENT, VERTEX } from './shaders.js';

/** What is in the middle of the picture, metres above the floor; how far away the camera is, and how high above that. */
const [MIDDLE, DISTANCE, ABOVE] = [0.76, 5.5, 0.55];
/** Metres that the picture is high. */
const HEIGHT = 1.68;
const SHARPEST = 2;
/** The form is drawn so much smaller, metres: cloth lies half a millimetre from it, in flat triangles. */
const INSET = 0.003;

/** The garment on its form in a canvas. @throws Error where the browser has no WebGL, or the file is no model */
export async function turntableOf(canvas: HTMLCanvasElement, bytes: ArrayBuffer): Promise<Turntable> {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!gl) throw new Error('webgl');
  const stage = new Stage(gl, modelOf(bytes));
  await stage.dress();
  return stage;
}

interface Drawn {
  part: Part;
  array: WebGLVertexArrayObject;
  kind: number;
  picture: WebGLTexture | null;
}

class Stage implements Turntable {
  readonly scale: ImageBitmap | null = null;
  private readonly program: WebGLProgram;
  private readonly drawn: Drawn[] = [];
  private colors: WebGLTexture | null = null;
  private angle = 0;
  private showing: Showing = 'cloth';
  private frame = 0;
  private readonly watch: ResizeObserver;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly model: Model,
  ) {
    this.program = programOf(gl);
    this.watch = new ResizeObserver(() => this.draw());
    this.watch.observe(gl.canvas as HTMLCanvasElement);
  }

  /** Brings shapes and pictures to the graphics card. */
  async dress(): Promise<void> {
    const { gl, model } = this;
    const scale = model.scale ? await createImageBitmap(model.scale) : null;
    Object.assign(this, { scale });
    this.colors = scale && textureOf(gl, scale, gl.CLAMP_TO_EDGE);
    for (const part of model.parts) {
      const { picture } = part.material;
      const image = picture ? await createImageBitmap(picture) : null;
      this.drawn.push({
        part,
        array: arrayOf(gl, this.program, part),
        kind: part.triangles instanceof Uint16Array ? gl.UNSIGNED_SHORT : gl.UNSIGNED_INT,
        picture: image && textureOf(gl, image, gl.REPEAT),
      });
    }
    this.draw();
  }

  turnTo(degrees: number): void {
    this.angle = degrees;
    this.draw();
  }

  show(what: Showing): void {
    this.showing = what;
    this.draw();
  }

  end(): void {
    this.watch.disconnect();
    cancelAnimationFrame(this.frame);
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.paint());
  }

  private paint(): void {
    const { gl, program } = this;
    fitted(gl);
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.useProgram(program);
    const { view, turn } = seenFrom(this.angle, gl.drawingBufferWidth / gl.drawingBufferHeight);
    gl.uniformMatrix4fv(gl.getUniformLocation(program, 'view'), false, view);
    gl.uniformMatrix3fv(gl.getUniformLocation(program, 'turn'), false, turn);
    gl.uniform1i(gl.getUniformLocation(program, 'scale'), 1);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.colors);
    const solid = this.drawn.filter(({ part }) => part.material.color[3] >= 1);
    for (const one of solid) this.paintPart(one);
    gl.depthMask(this.showing === 'fit');
    for (const one of this.drawn) if (!solid.includes(one)) this.paintPart(one);
    gl.depthMask(true);
  }

  private paintPart({ part, array, kind, picture }: Drawn): void {
    const { gl, program } = this;
    const how = part.fit && this.showing === 'fit' ? 2 : picture ? 1 : 0;
    gl.uniform4fv(gl.getUniformLocation(program, 'color'), part.material.color);
    gl.uniform2fv(gl.getUniformLocation(program, 'repeats'), part.material.repeats);
    gl.uniform1i(gl.getUniformLocation(program, 'showing'), how);
    gl.uniform1f(gl.getUniformLocation(program, 'inset'), part.fit ? 0 : INSET);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, picture);
    gl.bindVertexArray(array);
    gl.drawElements(gl.TRIANGLES, part.triangles.length, kind, 0);
  }
}

/** As many pixels as are seen. */
function fitted({ canvas }: WebGL2RenderingContext): void {
  const { clientWidth, clientHeight } = canvas as HTMLCanvasElement;
  const ratio = Math.min(SHARPEST, devicePixelRatio);
  const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** By columns: from the garment to the picture, and its directions to those of the camera. @param degrees 90 shows the wearer's left */
function seenFrom(degrees: number, aspect: number): { view: Float32Array; turn: Float32Array } {
  const a = (degrees * Math.PI) / 180;
  const far = Math.hypot(DISTANCE, ABOVE);
  const [level, rise] = [DISTANCE / far, ABOVE / far];
  const right = [Math.cos(a), 0, -Math.sin(a)];
  const up = [-Math.sin(a) * rise, level, -Math.cos(a) * rise];
  const back = [Math.sin(a) * level, rise, Math.cos(a) * level];
  const turn = Float32Array.from([0, 1, 2].flatMap((k) => [right[k], up[k], back[k]]));
  const zoom = (2 * far) / HEIGHT;
  const [near, end] = [far - 2, far + 2];
  const [deep, moved] = [-(end + near) / (end - near), (-2 * end * near) / (end - near)];
  const columns = [0, 1, 2].map((k) => [(zoom / aspect) * right[k], zoom * up[k], deep * back[k], -back[k]]);
  const lifted = columns[1].map((value) => -MIDDLE * value);
  const view = Float32Array.from([
    ...columns.flat(),
    lifted[0],
    lifted[1],
    lifted[2] - deep * far + moved,
    lifted[3] + far,
  ]);
  return { view, turn };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'WebGL');
  return program;
}

function arrayOf(gl: WebGL2RenderingContext, program: WebGLProgram, part: Part): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const attributes = [
    ['position', part.positions, 3],
    ['normal', part.normals, 3],
    ['flatPlace', part.flat, 2],
    ['fitPlace', part.fit, 2],
  ] as const;
  for (const [name, values, size] of attributes) {
    const at = gl.getAttribLocation(program, name);
    if (at < 0 || !values) continue;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, part.triangles, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  return array;
}

function textureOf(gl: WebGL2RenderingContext, image: ImageBitmap, wrap: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}
