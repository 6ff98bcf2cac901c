export { ruleWords } from '../ruleWords.ts';
