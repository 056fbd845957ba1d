interface RuleContext {
  report: (problem: { node: unknown; message: string }) => void
}

/** Contains the rule `site/no-import-meta-env`, which reports `import.meta.env`. */
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
