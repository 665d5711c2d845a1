/** The part of Trusted Types that is used here; not all browsers have them. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): object }
    }
  | undefined
