/** Turned about the upright axis and seen from a little above, as in worn.png. */
export const VERTEX = `#version 300 es
in vec3 position;
in vec3 normal;
in vec2 flatPlace;
in vec2 fitPlace;
uniform mat4 view;
uniform mat3 turn;
uniform float inset;
out vec3 facing;
out vec2 place;
out float fit;
void main() {
  facing = turn * normal;
  place = flatPlace;
  fit = fitPlace.x;
  gl_Position = view * vec4(position - inset * normal, 1.0);
}`;

/** Light of the sky, and of a lamp to the left of the camera; sheer cloth is denser where it is looked through aslant. */
export const FRAGMENT = `#version 300 es
precision highp float;
in vec3 facing;
in vec2 place;
in float fit;
uniform vec4 color;
uniform vec2 repeats;
uniform sampler2D picture;
uniform sampler2D scale;
uniform int showing;
out vec4 seen;
const vec3 LAMP = vec3(-0.55, 0.62, 0.56);
void main() {
  vec3 n = normalize(gl_FrontFacing ? facing : -facing);
  vec3 cloth = showing == 2 ? texture(scale, vec2(fit, 0.5)).rgb
    : showing == 1 ? texture(picture, place * repeats).rgb * color.rgb : color.rgb;
  float sky = 0.5 + 0.26 * n.y;
  float lamp = max(0.0, (dot(n, normalize(LAMP)) + 0.12) / 1.12);
  vec3 lit = cloth * (sky + 0.56 * lamp) * (gl_FrontFacing || showing == 0 ? 1.0 : 0.82);
  float opacity = color.a < 1.0 && showing != 2 ? 1.0 - pow(1.0 - color.a, 1.0 / max(0.15, abs(n.z))) : 1.0;
  seen = vec4(pow(lit, vec3(1.0 / 2.2)), opacity);
}`;
