/// <reference types="vite/client" />
declare module 'virtual:react-router/server-build'
