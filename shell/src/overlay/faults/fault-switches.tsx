import { useSyncExternalStore } from 'react';
import { remoteKeys } from 'shared-contracts';
import { overlayCopy } from '../overlay.copy.ts';
import classes from '../overlay.module.css';
import { pathWithOverlay } from '../reproduction-link.ts';
import { faultStore, healAll, switchableFaults, switchFault } from './switched-faults.ts';

const copy = overlayCopy.faults;

/** In builds for tests alone: lets a remote fail in this tab. */
export function FaultSwitches() {
  const faults = useSyncExternalStore(faultStore.subscribe, faultStore.get);
  return (
    <div className={classes.form}>
      <p>{copy.note}</p>
      {remoteKeys.map(key => (
        <label key={key}>
          {key}
          <select value={faults[key] ?? ''} onChange={({ target }) => switchFault(key, target.value)}>
            <option value="">{copy.none}</option>
            {switchableFaults.map(fault => (
              <option key={fault}>{fault}</option>
            ))}
          </select>
        </label>
      ))}
      <div className={classes.buttons}>
        <button onClick={() => location.assign(pathWithOverlay(location.href))}>{copy.reload}</button>
        <button onClick={healAll}>{copy.heal}</button>
      </div>
    </div>
  );
}
