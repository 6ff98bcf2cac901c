import { describe, expect, it } from 'vitest';
import { CameraController } from '#engine/canvas/camera/CameraController.ts';
import { PartFrame } from '#engine/canvas/camera/PartFrame.ts';

const EXTENT = { width: 30, height: 30, marginX: 0, marginY: 0 };
const VIEWPORT = { width: 300, height: 300, ratio: 1 };
/** A part of the board at its end. */
const PART = { left: 24, top: 25, width: 4, height: 4 };

/** A camera on the first cells of a large board. */
function zoomedCamera(cellPx: number): CameraController {
  const camera = new CameraController({ now: () => 0, requestFrame: () => undefined });
  camera.setExtent(EXTENT);
  camera.resize(VIEWPORT);
  camera.zoomBy(Math.log(cellPx / camera.camera.cellPx) / Math.log(1.25), { x: 0, y: 0 });
  return camera;
}

/** True if the whole part is in the window. */
function isShown(camera: CameraController, { left, top, width, height }: typeof PART): boolean {
  const from = camera.placeOf({ x: left, y: top });
  const to = camera.placeOf({ x: left + width, y: top + height });
  return [from.x, from.y].every((it) => it >= 0) && [to.x, to.y].every((it) => it <= 300);
}

describe('a part of the board that a hint is about', () => {
  it('is moved into the window, and the view returns afterwards', () => {
    const camera = zoomedCamera(30);
    const frame = new PartFrame(camera);
    const before = camera.camera;
    expect(isShown(camera, PART)).toBe(false);

    frame.show(PART);
    expect(isShown(camera, PART)).toBe(true);
    expect(camera.camera.cellPx).toBe(before.cellPx);
    frame.show({ ...PART, left: 2, top: 2 });
    frame.end();
    expect(camera.camera).toEqual(before);
  });

  it('that is larger than the window is shown smaller', () => {
    const camera = zoomedCamera(40);
    const frame = new PartFrame(camera);
    const part = { left: 10, top: 2, width: 14, height: 14 };

    frame.show(part);
    expect(isShown(camera, part)).toBe(true);
    frame.end();
    expect(camera.camera.cellPx).toBeCloseTo(40);
  });

  it('does not move the view where it is visible', () => {
    const camera = zoomedCamera(30);
    const frame = new PartFrame(camera);
    const before = camera.camera;

    frame.show({ left: 1, top: 1, width: 3, height: 3 });

    expect(camera.camera).toEqual(before);
  });

  it('leaves the board where the player has moved it since', () => {
    const camera = zoomedCamera(30);
    const frame = new PartFrame(camera);
    frame.show(PART);
    camera.panBy(40, 40);
    const moved = camera.camera;

    frame.end();

    expect(camera.camera).toEqual(moved);
  });
});
