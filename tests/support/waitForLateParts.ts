import { configure } from '@testing-library/dom';

// What a page loads late is compiled when a test first asks for it, which takes longer than the
// second that is waited otherwise, beside a linter on two cores.
configure({ asyncUtilTimeout: 20_000 });
