import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  // Jest leaves one processor to the terminal; with two, as on most machines of CI, that would be half of them.
  maxWorkers: availableParallelism(),
  testEnvironment: 'node',
  // For machines that do much else meanwhile; a test that works ends in milliseconds to seconds.
  testTimeout: 120_000,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^soapwright$': '<rootDir>/generator/index.ts',
    '^soapwright/runtime$': '<rootDir>/runtime/index.ts',
    '^soapwright/runtime/client$': '<rootDir>/runtime/client/index.ts',
    '^soapwright/runtime/express$': '<rootDir>/runtime/express.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': ['ts-jest', { useESM: true, transpilation: true, tsconfig: '<rootDir>/tsconfig.json' }],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
