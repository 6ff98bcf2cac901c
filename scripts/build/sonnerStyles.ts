import type { Plugin } from 'vite';

const CALL = /^__insertCSS\(".*"\);?$/m;

/**
 * Removes the style sheet from sonner's script. The library inserts it as an inline `<style>`,
 * which the site's security policy forbids; `src/ui/styles/app.css` imports the same sheet as a
 * file.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'sonner-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js$/.test(id)) return null;
      if (!CALL.test(code)) this.error('sonner no longer inserts its styles as expected');
      return { code: code.replace(CALL, ''), map: null };
    },
  };
}
