/** Tell whether the page is out of sight, now and whenever that changes, until the signal. */
export function watchVisibility(onChange: (isHidden: boolean) => void, signal: AbortSignal): void {
  const tell = () => {
    onChange(document.visibilityState === 'hidden');
  };
  document.addEventListener('visibilitychange', tell, { signal });
  tell();
}
