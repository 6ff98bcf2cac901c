import { configure } from '@testing-library/dom';

// Lazy parts of a page are compiled when a test first requests them, which, next to a linter on two
// cores, takes longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 });
