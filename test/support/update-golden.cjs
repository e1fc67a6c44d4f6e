// `npm run golden:update`: the golden tests write what they find. Set here because a shell's way of setting it is not every system's.
process.env.UPDATE_GOLDEN = '1';
