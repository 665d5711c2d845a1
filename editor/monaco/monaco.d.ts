declare module 'monaco-editor/features/*'
declare module 'monaco-editor/editor/contrib/*'
