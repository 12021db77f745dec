// Imported first: what follows does not even load on a Node that is too old.
const needed = [20, 12];
const found = process.versions.node.split('.').map(Number);

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  process.stderr.write(
    `Szansa needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}: install a newer one (https://nodejs.org) and try again.\n`,
  );
  process.exit(1);
}
