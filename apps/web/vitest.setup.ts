import { preloadDialogs } from '#ui';
import { configure } from '@testing-library/react';

// A second, the default, can be missing on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// No test is about how dialogs are fetched.
await preloadDialogs();
