import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** CSS pixels a pointer moves before a press becomes a drag. */
const DRAG_PX = 5;
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Sensors of a list that is sorted by pointer and keyboard. */
export function useSortableSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: KEYS,
      scrollBehavior: 'auto',
    }),
  );
}

/** Sorting strategy that keeps the rows in place during a drag; a line marks the destination. */
export function keepRowsInPlace(): null {
  return null;
}
