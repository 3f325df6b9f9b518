import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

/** Toasts bring a style sheet that we import as a file; their own injection would break our policy. */
const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('/sonner/') ? code.replace(/^__insertCSS\(.*$/mu, '') : undefined,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The first file is 250 kB on the wire: smaller ones would only be more requests.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Shared files may need each other; what a module holds must be there before it is used.
        strictExecutionOrder: true,
        // What every screen needs is one file, and what several screens share are a few. Left alone,
        // each icon that two screens show becomes a file, and a screen a hundred requests.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
        // A shared file is named after all its screens.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/dev': 'http://localhost:3000' } },
});
