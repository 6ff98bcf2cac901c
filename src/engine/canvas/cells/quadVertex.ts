/** Vertex shader of quads in board coordinates. */
export const QUAD_VERTEX = `#version 300 es
precision highp float;
in vec2 aPosition;
out vec2 vPoint;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  vPoint = aPosition;
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
}`;
