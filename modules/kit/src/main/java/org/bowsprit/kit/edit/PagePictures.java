package org.bowsprit.kit.edit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.RoomFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StatePictures;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/**
 * The pictures of objects as a page shows them: in the colours of their room, with transparent
 * holes.
 */
final class PagePictures {

  private static final int PALETTE_BYTES = 256 * 3;

  private final SourceTree tree;
  private final Optional<Bytes> palette;
  private final int transparent;

  PagePictures(SourceTree tree, String background, int transparent) {
    this.tree = tree;
    this.palette = tree.file(background).flatMap(PagePictures::palette);
    this.transparent = transparent;
  }

  private static Optional<Bytes> palette(Bytes png) {
    try {
      return PngReader.isTrueColour(png.toArray())
          ? Optional.empty()
          : Optional.of(PngReader.read(png.toArray()).palette());
    } catch (PngException e) {
      return Optional.empty();
    }
  }

  /** Returns the pictures of an object by state. The build reports pictures that cannot be read. */
  NavigableMap<Integer, Bytes> of(String room, ObjectDeclaration object) {
    RoomFiles files = RoomFiles.of(room);
    NavigableMap<Integer, Bytes> pictures = new TreeMap<>();
    new StatePictures(object)
        .filesByState(tree.namesIn(files.folder()))
        .forEach(
            (state, name) ->
                tree.file(files.path(name))
                    .flatMap(this::toPagePng)
                    .ifPresent(picture -> pictures.put(state, picture)));
    return pictures;
  }

  private Optional<Bytes> toPagePng(Bytes png) {
    try {
      return Optional.of(
          PngReader.isTrueColour(png.toArray()) ? png : toPagePng(PngReader.read(png.toArray())));
    } catch (PngException e) {
      return Optional.empty();
    }
  }

  private Bytes toPagePng(IndexedPicture picture) {
    byte[] colours = Arrays.copyOf(palette.orElse(picture.palette()).toArray(), PALETTE_BYTES);
    byte[] pixels = picture.pixels().toArray();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      IndexedPng.write(out, picture.width(), picture.height(), pixels, colours, transparent);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Bytes.wrap(out.toByteArray());
  }
}
