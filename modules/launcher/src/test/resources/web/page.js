document.title = '</script>';
