package org.bowsprit.desktop.page;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder of the unpacked program, from which pages and archives copy their files.
 *
 * @param folder the folder; empty if the program does not run from an unpacked archive
 */
public record ProgramHome(Optional<Path> folder) {}
