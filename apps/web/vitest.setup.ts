import { configure } from '@testing-library/react';

// A second, the default, can be missing on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
