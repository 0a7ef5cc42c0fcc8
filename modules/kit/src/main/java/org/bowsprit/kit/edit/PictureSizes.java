package org.bowsprit.kit.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.place.Slot;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.PictureFit;
import org.bowsprit.kit.game.RoomFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StatePictures;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/** Reports pictures of objects' states whose sizes a build refuses or warns about. */
final class PictureSizes {

  private final SourceTree tree;
  private final RoomDeclaration room;
  private final RoomFiles files;

  PictureSizes(SourceTree tree, RoomDeclaration room) {
    this.tree = tree;
    this.room = room;
    this.files = RoomFiles.of(room.name());
  }

  /** Returns the problems of the room's objects with these numbers. */
  List<Diagnostic> check(RoomNumbers numbers) {
    List<Diagnostic> problems = new ArrayList<>();
    for (int i = 0; i < room.objects().size(); i++) {
      if (!numbers.removed().contains(i)) {
        check(room.objects().get(i), numbers.things().get(i), problems);
      }
    }
    return problems;
  }

  private void check(ObjectDeclaration object, List<Integer> numbers, List<Diagnostic> problems) {
    List<PictureFit> pictures =
        new StatePictures(object)
            .in(tree.namesIn(files.folder())).values().stream()
                .map(files::path)
                .flatMap(path -> tree.file(path).flatMap(png -> fit(path, png)).stream())
                .toList();
    for (PictureFit each : pictures) {
      each.misfit()
          .or(() -> each.misfit(pictures.get(0)))
          .ifPresent(message -> problems.add(problem(Severity.ERROR, object, message)));
    }
    int width = numbers.get(EditableThing.position(Slot.WIDTH));
    int height = numbers.get(EditableThing.position(Slot.HEIGHT));
    pictures.stream()
        .findFirst()
        .filter(each -> width != 0 && height != 0)
        .flatMap(each -> each.misfit(width, height))
        .ifPresent(message -> problems.add(problem(Severity.WARNING, object, message)));
  }

  /** Returns the size of a picture. The build reports one that cannot be read. */
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
    return new Diagnostic(severity, object.at(), 1, message, tree.line(object.at()));
  }
}
