interface RuleContext {
  report: (problem: { node: unknown; message: string }) => void
}

/** Forbids `import.meta.env`, because code should read the validated variables in `src/config/env.ts`. */
export default {
  meta: { name: 'site' },
  rules: {
    'no-import-meta-env': {
      create: (context: RuleContext) => ({
        "MemberExpression[object.type='MetaProperty'][property.name='env']": (node: unknown) => {
          context.report({ node, message: 'Read config/env.ts.' })
        },
      }),
    },
  },
}
