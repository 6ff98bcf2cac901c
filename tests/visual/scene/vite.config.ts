import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the page of scenes, for pictures and measurements of the board alone. Never part of the product. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  cacheDir: '../../../node_modules/.cache/vite-scene',
  server: { port: 0, hmr: false, fs: { allow: ['../../..'] } },
  optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', '@pixi/react', 'react-dom/client'] },
  build: { target: 'es2022', cssTarget: 'chrome125', assetsInlineLimit: 0 },
});
