// oxlint-disable-next-line import/no-unassigned-import -- it has to run before any schema is made
import '#lib/forms/zod.ts';
import '#ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/Providers.tsx';
import { router } from './app/router.ts';

const root = document.getElementById('root');
if (root) {
  // Until the first screen is there the page keeps what it came with: nothing is blank in between.
  // Each step is a task of its own, and the screen is drawn in a transition: a tap meanwhile is heard.
  setTimeout(async () => {
    await router.load();
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Providers />
        </StrictMode>,
      ),
    );
  });
}
