import { message } from '#texts/message.ts';
import { findMyopiaFault, chooseForm, lookAround, type MyopiaParams } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: SymbolPhrasing<MyopiaParams> = {
  noun: (params) => message('hints.myopia.noun', { shape: chooseForm(params) }),
  because(at, params, { cause, intro, supposed: board }) {
    const around = lookAround(at, params, board);
    const fault = around && findMyopiaFault(around.pointed, around.others);
    return cause.type === 'clause' && fault
      ? message('hints.myopia.fault', { supposed: intro, fault })
      : undefined;
  },
};
