package org.bowsprit.export.files;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the program was unpacked, from which pages and archives take what they hand on.
 *
 * @param folder its folder; empty if the program runs from no unpacked archive
 */
public record ProgramHome(Optional<Path> folder) {}
