// Generated from test/probe/contract.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { HelpDocuments } from 'soapwright/runtime';

/** The pages at the bare URL and at `?op=`. */
export const help: HelpDocuments = {
  index: ['<!DOCTYPE html>\n<html lang="en"><title>Authentication Web Service</title>'],
  operations: {},
};
