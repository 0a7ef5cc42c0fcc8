package org.bowsprit.kit.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.PictureFit;
import org.bowsprit.kit.game.RoomFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StatePictures;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/**
 * The sizes of the pictures of a room's objects. If a size does not fit, a build reports an error
 * or a warning.
 */
final class PictureSizes {

  private final SourceTree tree;
  private final List<PicturedObject> objects = new ArrayList<>();

  /** Reads the pictures of a room. */
  PictureSizes(SourceTree tree, RoomDeclaration room) {
    this.tree = tree;
    RoomFiles files = RoomFiles.of(room.name());
    List<String> names = tree.namesIn(files.folder());
    room.objects()
        .forEach(each -> objects.add(new PicturedObject(each, pictures(each, files, names))));
  }

  /** An object and the pictures of its states. */
  private record PicturedObject(ObjectDeclaration object, List<PictureFit> pictures) {}

  private List<PictureFit> pictures(ObjectDeclaration object, RoomFiles files, List<String> names) {
    return new StatePictures(object)
        .filesByState(names).values().stream()
            .map(files::path)
            .flatMap(path -> tree.file(path).flatMap(png -> fit(path, png)).stream())
            .toList();
  }

  /**
   * Returns the errors and warnings about picture sizes that a build would report if the room's
   * objects had the given values.
   *
   * @param things the position and size of each object, actor and entry of the room; the objects
   *     come first
   */
  List<Diagnostic> check(List<List<Integer>> things) {
    List<Diagnostic> problems = new ArrayList<>();
    for (int i = 0; i < objects.size(); i++) {
      check(objects.get(i).object(), objects.get(i).pictures(), things.get(i), problems);
    }
    return problems;
  }

  private void check(
      ObjectDeclaration object,
      List<PictureFit> pictures,
      List<Integer> numbers,
      List<Diagnostic> problems) {
    for (PictureFit each : pictures) {
      each.misfit()
          .or(() -> each.misfit(pictures.get(0)))
          .ifPresent(message -> problems.add(problem(Severity.ERROR, object, message)));
    }
    int width = numbers.get(EditableThing.position(PlacementNumber.WIDTH));
    int height = numbers.get(EditableThing.position(PlacementNumber.HEIGHT));
    pictures.stream()
        .findFirst()
        .filter(each -> width != 0 && height != 0)
        .flatMap(each -> each.misfit(width, height))
        .ifPresent(message -> problems.add(problem(Severity.WARNING, object, message)));
  }

  /**
   * Returns the size of a picture; empty if the picture cannot be read, which the build reports.
   */
  private static Optional<PictureFit> fit(String path, Bytes png) {
    try {
      byte[] file = png.toArray();
      if (PngReader.isTrueColour(file)) {
        ColourPicture picture = PngReader.readColours(file);
        return Optional.of(new PictureFit(path, picture.width(), picture.height()));
      }
      IndexedPicture picture = PngReader.read(file);
      return Optional.of(new PictureFit(path, picture.width(), picture.height()));
    } catch (PngException e) {
      return Optional.empty();
    }
  }

  private Diagnostic problem(Severity severity, ObjectDeclaration object, String message) {
    return new Diagnostic(severity, object.position(), 1, message, tree.line(object.position()));
  }
}
