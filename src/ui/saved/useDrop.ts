import { useEffect, useRef, useState } from 'react';

/** Takes what is dropped anywhere on the page. Tells whether something is dragged over it now. */
export function useDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault(); // else the browser opens what is dropped
      setDragged(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setDragged(false);
      if (event.dataTransfer) latest.current(event.dataTransfer);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isDragged;
}
