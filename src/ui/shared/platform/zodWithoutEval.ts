import { config } from 'zod/v4/core';

// zod compiles parsers with `new Function` if that is allowed, and finds out by trying, which
// violates the Content Security Policy, so that browsers report it. This module runs before the
// first schema is created.
config({ jitless: true });
