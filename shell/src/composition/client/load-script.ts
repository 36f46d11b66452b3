interface ScriptOptions {
  integrity: string;
  /** Milliseconds. */
  timeout: number;
}

/** Loads a classic script from another origin, checked against its integrity. Rejects on failure or timeout. */
export function loadScript(src: string, { integrity, timeout }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (error?: Error) => {
      clearTimeout(timer);
      if (error) script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => finish(new Error(`${src} did not answer within ${timeout} ms`)), timeout);
    script.addEventListener('load', () => finish());
    script.addEventListener('error', () => finish(new Error(`${src} could not be loaded`)));
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true });
    document.head.append(script);
  });
}
