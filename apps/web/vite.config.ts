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
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:3000', '/dev': 'http://localhost:3000' } },
});
