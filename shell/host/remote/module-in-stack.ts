import type { ModuleId } from 'shared-contracts/host';

/**
 * The module that threw, by React's component stack, where `withErrorAttribution` names it; undefined if the error came
 * from the shell itself.
 */
export function moduleInStack(componentStack: string): ModuleId | undefined {
  return /remote-module:([a-z0-9-]+\/[\w-]+)/.exec(componentStack)?.[1] as ModuleId | undefined;
}
