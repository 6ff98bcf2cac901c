import { config } from 'zod/v4/core';

// zod compiles parsers from text where it may, and finds out by trying, which the security policy
// forbids and browsers report. This runs before the first schema is made.
config({ jitless: true });
