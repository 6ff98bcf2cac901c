/** Call `onChange` with whether the page is out of sight, now and at every change. */
export function subscribeToVisibility(
  onChange: (isHidden: boolean) => void,
  signal: AbortSignal,
): void {
  const emit = () => {
    onChange(document.visibilityState === 'hidden');
  };
  document.addEventListener('visibilitychange', emit, { signal });
  emit();
}
